import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainDate } from '../../core/shared/plain-date';
import { ContentError } from './content-error';
import type { ScheduleFile } from './line-schemas';
import { articlesIn, type OnBroken } from './read-content';
import { type SampleVoyage, type Schedule, type ScheduleGap, voyagesOfLongYear } from './sample-line';

export function readSchedule({ anchor, idPrefix, leapWeek, hybrid, sequence }: ScheduleFile): Schedule {
  return {
    // A line without a repeating schedule lists its sailings one by one.
    anchor: plainDate(anchor ?? '2026-01-03'),
    idPrefix,
    ...(leapWeek === undefined ? {} : { leapWeek }),
    hybrid,
    sequence: (sequence ?? []).flatMap(({ voyages }) => voyages),
    gaps: [],
  };
}

interface GapSources {
  readonly folder: string;
  readonly file: ScheduleFile;
  readonly voyages: readonly SampleVoyage[];
  readonly onBroken: OnBroken;
}

/**
 * Returns the schedule with a gap for each unusable voyage, as long as that voyage, so that every other sailing keeps
 * its dates and its id. Its nights come from the schedule, else from the broken file. @throws ContentError when neither
 * states them.
 */
export function withGaps(schedule: Schedule, { folder, file, voyages, onBroken }: GapSources): Schedule {
  const voyageIds = new Set(voyages.map(({ voyage }) => voyage.voyageId));
  const missing = [...new Set(voyagesOfLongYear(schedule))].filter((id) => !voyageIds.has(id));
  if (missing.length === 0) return schedule;
  const scheduleFile = join(folder, 'schedule.yaml');
  const nightsByVoyage = nightsInFiles(join(folder, 'voyages'));
  const gaps = missing.map((voyageId): ScheduleGap => {
    const missingVoyage = new ContentError(scheduleFile, `sequence: no voyage ${voyageId}`);
    const nights = file.nights?.[voyageId] ?? nightsByVoyage.get(voyageId);
    if (nights === undefined) throw missingVoyage;
    if (!nightsByVoyage.has(voyageId)) onBroken(missingVoyage);
    return { voyageId, nights };
  });
  return { ...schedule, gaps };
}

/** Reads only the two lines that it needs, so that it can also read a broken file. */
function nightsInFiles(folder: string): ReadonlyMap<string, number> {
  const texts = articlesIn(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Map(
    texts.flatMap((text) => {
      const [, voyageId] = /^voyageId:\s*["']?([A-Z0-9]+)/m.exec(text) ?? [];
      const [, nights] = /^nights:\s*["']?(\d{1,2})\b/m.exec(text) ?? [];
      return voyageId !== undefined && Number(nights) > 0 ? [[voyageId, Number(nights)] as const] : [];
    }),
  );
}
