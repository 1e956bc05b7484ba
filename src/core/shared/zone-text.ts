export const zoneText = (timeZone: string): string => `${timeZone.replace(/^.*\//, '').replaceAll('_', ' ')} time`;
