/** Joins the class names that are set, with a space; undefined, false and empty ones fall out. */
export function classNames(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
