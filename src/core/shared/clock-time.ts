/** Content, forms and commands write a time as HH:MM, 00:00 to 23:59. */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const twelve = hours % 12 === 0 ? 12 : hours % 12;
  return `${twelve}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}
