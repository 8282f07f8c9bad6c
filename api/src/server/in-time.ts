/** What `work` comes to, or `otherwise` when it takes longer than `ms`; the work itself goes on. Rejects as it does, if in time. */
export async function inTime<T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, Math.max(ms, 0), otherwise);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
