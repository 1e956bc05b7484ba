import { type ObservedCall, observedCalls } from '../../src/observed-call';

/** The round trips to the database that this work takes, each as the first word of its last statement. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
  const operations: string[] = [];
  const start = (message: unknown) => {
    const { system, operation } = message as ObservedCall;
    if (system === 'database' && operation !== 'connect') operations.push(operation);
  };
  observedCalls.start.subscribe(start);
  await work().finally(() => observedCalls.start.unsubscribe(start));
  return operations;
}
