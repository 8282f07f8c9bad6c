import { accessSync, constants, mkdirSync } from 'node:fs';
import { startProblem } from './start-problem.ts';

const REASONS: Record<string, string> = {
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'its disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of its path is a file',
};

/** Makes sure that DATA_DIR is there and can be written. Throws a start problem in words when it is not. */
export function prepareDataDirectory(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw startProblem(
      `${folder} cannot be used for data: ${REASONS[code] ?? code}. Make it writable, or set DATA_DIR to another folder.`,
      error,
    );
  }
}
