/**
 * A body that asks `pieces` for the next one only when its reader wants it (backpressure), and gives up on a reader that stands
 * still for `patienceMs`, so that nobody can pile up half-read ones.
 */
export function streamOf(pieces: AsyncGenerator<Uint8Array>, patienceMs: number): ReadableStream<Uint8Array> {
  let stalled: NodeJS.Timeout | undefined;
  // What is still held then ends with its lease.
  const giveUp = () => pieces.return(undefined).catch(() => undefined);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(stalled);
        const { done, value } = await pieces.next();
        if (done) return controller.close();
        controller.enqueue(value);
        stalled = setTimeout(() => {
          controller.error(new Error('Nobody reads on'));
          void giveUp();
        }, patienceMs).unref();
      },
      async cancel() {
        clearTimeout(stalled);
        await giveUp();
      },
    },
    { highWaterMark: 0 },
  );
}
