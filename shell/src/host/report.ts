/**
 * Reports an unexpected error. It carries the error's name and place only: a message or a stack can hold a person's words.
 * The browser's console keeps the rest for a developer.
 */
export function report(error: unknown, where: string): void {
  const name = error instanceof Error ? error.name : typeof error;
  // biome-ignore lint/suspicious/noConsole: the one place where the browser logs
  console.error(`[saathi] ${where}: ${name}`, error);
}
