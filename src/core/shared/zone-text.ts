/** "Athens time": an IANA zone as people at its port would say it. */
export const zoneText = (timeZone: string): string => `${timeZone.replace(/^.*\//, '').replaceAll('_', ' ')} time`;
