import type { OperatorCommand } from './operator-command';

const defaultCount = 50;

export const commands: readonly OperatorCommand[] = [
  {
    name: 'log',
    usage: `  log [count]                         the latest changes, newest first
`,
    run: ({ reports }, [count = String(defaultCount)]) =>
      /^[1-9]\d{0,5}$/.test(count) ? reports.log(Number(count)) : undefined,
  },
];
