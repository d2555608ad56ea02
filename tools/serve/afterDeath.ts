import { spawn } from 'node:child_process';

/**
 * Has a command of the shell run once this process is gone, however it ends: a kill leaves it no time of its own to end
 * what it started.
 * @param pid of the process that is watched instead of this one
 * @returns takes it back
 */
export function afterDeath(command: string, pid = process.pid): () => void {
  const watch = spawn('sh', ['-c', `while kill -0 ${pid} 2>/dev/null; do sleep 1; done; ${command}`], {
    // A group of its own, so that what kills this one does not meet it.
    detached: true,
    stdio: 'ignore',
  });
  watch.unref();
  return () => {
    watch.kill('SIGKILL');
  };
}
