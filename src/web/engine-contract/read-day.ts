import { type PlainDate, parsePlainDate } from '../../core/shared/plain-date';
import { ContractProblem } from './contract-problem';

export function readDay(field: string, text: string | undefined): PlainDate | undefined {
  const day = text === undefined ? undefined : parsePlainDate(text);
  if (text !== undefined && !day) throw invalidField(field, 'is not a day of the calendar');
  return day;
}

export const invalidField = (field: string, message: string): ContractProblem =>
  new ContractProblem('INVALID', `${field} ${message}.`, { fields: [{ field, message }] });
