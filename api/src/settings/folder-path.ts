import { string } from 'yup';

/** Returns what is wrong with the start of a path, as the end of a sentence, or undefined. */
export const shellPathProblem = (path: string): string | undefined =>
  /^[~$%]/.test(path)
    ? 'must not start with ~, $ or %, which is not expanded: write the whole path'
    : undefined;

/** Returns the schema of a setting that is the path of a folder. */
export const folderPath = () =>
  string().test(
    'path',
    ({ path, value }) =>
      `${path} ${shellPathProblem(value) ?? 'must be a path, like /srv/suite/data, and no web address'}`,
    (text) => text === undefined || (shellPathProblem(text) === undefined && !/^[a-z\d]+:\/\//i.test(text)),
  );
