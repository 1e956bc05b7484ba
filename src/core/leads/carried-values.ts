import { parseSuiteId } from '../reserve/suite-id';
import { parseItineraryId } from '../voyages/itinerary-id';
import { cutTo, oneLine, typedText } from './typed-text';

/** Hidden fields of a form (FRM-32). `favorite` is for the browser (FRM-38) and does not reach the CRM. */
const carriedNames = [
  'itineraryId',
  'suiteId',
  'suiteName',
  'extension',
  'extensionName',
  'webUrl',
  'pageUrl',
  'favorite',
] as const;
type CarriedName = (typeof carriedNames)[number];
export type CarriedValues = Readonly<Partial<Record<CarriedName, string>>>;

const maxAddressLength = 2_048;
const maxNameLength = 80;

const isAddress = (text: string) => text.length <= maxAddressLength && /^(https?:\/\/|\/)[^\s\\]*$/.test(text);

const readers: Readonly<Record<CarriedName, (text: string) => string>> = {
  itineraryId: (text) => (parseItineraryId(text).kind === 'itinerary' ? text : ''),
  suiteId: (text) => (parseSuiteId(text).kind === 'suite' ? text : ''),
  suiteName: (text) => cutTo(oneLine(text), maxNameLength),
  extension: (text) => (/^[a-z0-9-]{1,80}$/.test(text) ? text : ''),
  extensionName: (text) => cutTo(oneLine(text), maxNameLength),
  webUrl: (text) => (isAddress(text) ? text : ''),
  pageUrl: (text) => (isAddress(text) ? text : ''),
  favorite: (text) => cutTo(oneLine(text), maxNameLength),
};

/** Returns the plausible hidden values; as no visitor typed them, invalid ones are dropped silently. */
export function readCarried(typedValues: Readonly<Record<string, unknown>>): CarriedValues {
  return Object.fromEntries(
    carriedNames.flatMap((name) => {
      const text = typedText(typedValues[name]);
      const value = text.length > maxAddressLength ? '' : readers[name](text);
      return value === '' ? [] : [[name, value]];
    }),
  );
}
