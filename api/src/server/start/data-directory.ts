import { accessSync, constants } from 'node:fs';
import { makeFolder } from './make-folder.ts';
import { startProblem } from './start-problem.ts';

const REASONS: Record<string, string> = {
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'its disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of its path is a file',
  ENOENT: 'the system takes no folder there',
};

/** Makes sure that DATA_DIR is there and can be written. Throws a start problem in words when it is not. */
export function prepareDataDirectory(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw startProblem(
      `${folder} cannot be used for data: ${REASONS[code] ?? code}. Make it writable, or set DATA_DIR to another folder.`,
      error,
    );
  }
}
