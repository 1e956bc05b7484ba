export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [countText(hours, 'hour'), countText(rest, 'minute')].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' ') : '0 minutes';
}

const countText = (count: number, unit: string) => (count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`);

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
