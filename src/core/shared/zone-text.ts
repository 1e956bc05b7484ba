/** Formats an IANA zone as local people call it: "Athens time". */
export const zoneText = (timeZone: string): string => `${timeZone.replace(/^.*\//, '').replaceAll('_', ' ')} time`;
