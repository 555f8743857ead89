// Limits on the server's memory that hold only from the beginning of a process; `npm start` sets them, and so does the benchmark.

/** Short-lived objects fill 8 MB before they are collected: by default it is 16 MB, and the heap stays twice as large for it. */
export const serverFlags = ['--max-semi-space-size=8'];
/** Freed memory goes back to the system at once, also after a large picture or a login; glibc keeps it by default, in each thread. */
export const serverEnv = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
