/** What another process asks of a simulator. */
export type FaultOrder = Readonly<Record<string, unknown>>;

/** Which fault a simulator has, and for how many calls: then it is well again. */
export class FaultSwitch<Fault extends string> {
  private fault: Fault | 'none' = 'none';
  private callsLeft = Infinity;

  constructor(private readonly faults: readonly Fault[]) {}

  set(fault: Fault | 'none', calls = Infinity): void {
    this.fault = fault;
    this.callsLeft = calls;
  }

  /** The fault of the next call. */
  take(): Fault | 'none' {
    if (this.callsLeft <= 0) this.fault = 'none';
    this.callsLeft -= 1;
    return this.fault;
  }

  /** `{ fault, calls? }`; answers with what is wrong with it, if anything is. */
  obey({ fault, calls }: FaultOrder): string | undefined {
    const known = this.faults.find((one) => one === fault);
    if (known === undefined)
      return `There is no fault ${fault === undefined ? 'without a name' : JSON.stringify(fault)}. There are: ${this.faults.join(', ')}.`;
    if (calls !== undefined && !(typeof calls === 'number' && Number.isInteger(calls) && calls > 0))
      return 'calls is a whole number of calls, at least 1.';
    this.set(known, calls);
    return undefined;
  }
}

/** A body that is no JSON object orders nothing. */
export function readOrder(text: string): FaultOrder {
  try {
    return Object(JSON.parse(text)) as FaultOrder;
  } catch {
    return {};
  }
}
