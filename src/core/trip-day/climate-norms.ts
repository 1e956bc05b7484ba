import { monthOf } from '../excursions/port-calls';
import type { PlainDate } from '../shared/plain-date';

/** This is the usual weather along a coast. Each list has one value per month, temperatures in degrees Celsius. */
interface ClimateNorm {
  readonly ports: readonly string[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly sea: readonly number[];
}

export interface ClimateNorms {
  readonly note: string;
  readonly coasts: readonly ClimateNorm[];
}

interface MonthNorm {
  readonly high: number;
  readonly low: number;
  readonly sea: number;
}

/** Returns the usual weather of the date's month, and undefined where the line says nothing about the port. */
export function normOf({ coasts }: ClimateNorms, portSlug: string, date: PlainDate): MonthNorm | undefined {
  const coast = coasts.find(({ ports }) => ports.includes(portSlug));
  const month = monthOf(date) - 1;
  const [high, low, sea] = [coast?.high[month], coast?.low[month], coast?.sea[month]];
  return high === undefined || low === undefined || sea === undefined ? undefined : { high, low, sea };
}

export const fahrenheitOf = (celsius: number): number => Math.round((celsius * 9) / 5 + 32);
