import recorded from './call-examples.json';

export interface CallExample {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status: number;
  readonly answer?: unknown;
}

const examples = recorded as Readonly<Record<string, CallExample>>;

export const exampleOf = (operationId: string): CallExample | undefined => examples[operationId];
