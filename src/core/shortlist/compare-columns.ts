export const minCompared = 2;
export const maxCompared = 4;

interface CompareValue {
  /** Each line is one paragraph or one entry of a list. */
  readonly lines: readonly string[];
}

export interface CompareRow<Value extends CompareValue = CompareValue> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly isDifferent: boolean;
}

export function compareRow<Value extends CompareValue>(label: string, values: readonly Value[]): CompareRow<Value> {
  const [first, ...others] = values.map(({ lines }) => lines.join('\n'));
  return { label, values, isDifferent: others.some((text) => text !== first) };
}

/** The site writes `a,b`, but a form sends its checkboxes with one name each, so both forms are read. */
export function readComparedIds(query: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const text = query[name];
  const listedIds = typeof text === 'string' ? text.slice(0, maxText).split(',') : [];
  const boxes = Object.entries(query).flatMap(([key, value]) =>
    key.startsWith(`${name}.`) && typeof value === 'string' && value !== ''
      ? [value === '1' ? key.slice(name.length + 1) : value]
      : [],
  );
  return [...new Set([...listedIds, ...boxes])].filter((id) => idPattern.test(id)).slice(0, maxCompared);
}

const maxText = 600;
const idPattern = /^[\w-]{1,120}$/;
