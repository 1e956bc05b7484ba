import { type Tracking, trackingNames } from './lead';
import { cutTo, oneLine, typedText } from './typed-text';

const maxTextLength = 200;
const maxReadLength = 2_048;

export function readTracking(values: Readonly<Record<string, unknown>>): Tracking {
  return Object.fromEntries(
    trackingNames.flatMap((name) => {
      const text = typedText(values[name]);
      const value = text.length > maxReadLength ? '' : cutTo(oneLine(text), maxTextLength);
      return value === '' ? [] : [[name, value]];
    }),
  );
}
