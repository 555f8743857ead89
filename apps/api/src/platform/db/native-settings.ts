/**
 * For one server with ten connections: what is kept ready for large ones costs memory. What a client did
 * wrong is told to it, and not to the log, which must hold no data of patients.
 */
export const nativeSettings = {
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
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};
/**
 * Runs PostgreSQL in place of the shell. Beside it waits what ends it once the other end of the pipe is gone:
 * also when the server was killed.
 */
export const KEEPER =
  'exec 3<&0; (read -r _ <&3 || kill -INT $$) >/dev/null 2>&1 & exec "$@" 3<&- </dev/null';
