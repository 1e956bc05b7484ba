/** Variables as a file that a shell reads with `.`: each value is quoted, so that the shell changes nothing in it. */
export const shellVariables = (env: Readonly<Record<string, string>>): string =>
  Object.entries(env)
    .map(([name, value]) => `${name}='${value.replaceAll("'", `'\\''`)}'\n`)
    .join('');
