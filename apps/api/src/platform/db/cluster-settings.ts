/**
 * For one server with ten connections: buffers for large ones cost memory. Errors of a statement go to its client and
 * not to the log, which must hold no data of patients.
 */
const settings = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '16MB',
  max_connections: '20',
  io_method: 'sync',
  max_worker_processes: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  maintenance_work_mem: '16MB',
  // No shared memory outside of the process and the folder, which containers make small and a logout may take away.
  dynamic_shared_memory_type: 'mmap',
  huge_pages: 'off',
  jit: 'off',
  // It ends with a part that crashed, and its keeper starts it: by itself it stays 'in recovery mode' for ever after a failed disk.
  restart_after_crash: 'off',
  // The package waits for a message of this level; it is above ERROR, which quotes values.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
};
const asFlags = (given: Record<string, string>): string[] =>
  Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Options of the package for the cluster in the folder of the process that runs it. */
export const clusterOptions = {
  databaseDir: '.',
  port: 5432,
  user: 'doorstep',
  // Only the owner of the folder reaches the socket in it: no password is asked for.
  initdbFlags: [
    '--auth=trust',
    '--encoding=UTF8',
    '--no-instructions',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ],
  postgresFlags: asFlags(settings),
};
/** For tests, which need no crash safety and many connections, by TCP. */
export const testFlags = asFlags({
  ...settings,
  listen_addresses: '127.0.0.1',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_connections: '400',
});
