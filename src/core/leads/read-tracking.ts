import { type Tracking, trackingNames } from './lead';
import { cutTo, oneLine, typedText } from './typed-text';

const longest = 200;
const longestRead = 2_048;

/** The eight tracking values of TRK-05, and nothing else that came with them. */
export function readTracking(values: Readonly<Record<string, unknown>>): Tracking {
  return Object.fromEntries(
    trackingNames.flatMap((name) => {
      const text = typedText(values[name]);
      const value = text.length > longestRead ? '' : cutTo(oneLine(text), longest);
      return value === '' ? [] : [[name, value]];
    }),
  );
}
