interface Call<Q, A> {
  asked: Q;
  resolve: (answer: A) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes one call of `answerAll` out of those that come in the same moment (batching, as DataLoader does, without its cache):
 * it is given what each asked for and returns the answers in that order. When it fails, each is asked for alone, so that what
 * one of them sent spoils nothing for the others.
 */
export function createBatch<Q, A>(answerAll: (asked: Q[]) => Promise<A[]>): (asked: Q) => Promise<A> {
  let waiting: Call<Q, A>[] = [];
  const answer = async (calls: Call<Q, A>[]): Promise<void> => {
    try {
      const answers = await answerAll(calls.map(({ asked }) => asked));
      for (const [index, { resolve }] of calls.entries()) resolve(answers[index] as A);
    } catch (error) {
      if (calls.length > 1) for (const call of calls) void answer([call]);
      else for (const { reject } of calls) reject(error);
    }
  };
  const answerWaiting = () => {
    const calls = waiting;
    waiting = [];
    void answer(calls);
  };
  return (asked) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(answerWaiting);
      waiting.push({ asked, resolve, reject });
    });
}
