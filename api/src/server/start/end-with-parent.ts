/**
 * Ends this process as SIGTERM would, once the one that began it is gone, be it killed outright: their channel (IPC) closes then.
 * Where it was begun without one, nothing changes. To be called once the signal is handled.
 */
export function endWithParent(): void {
  const end = () => process.kill(process.pid, 'SIGTERM');
  process.once('disconnect', end);
  // Listening alone would keep the process from ending by itself.
  process.channel?.unref();
  if (process.connected === false) end();
}
