/** Freezes a value and all that it consists of, so that it can be shared. Returns the same value. */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(Object.freeze(value))) freezeDeep(part);
  return value;
}
