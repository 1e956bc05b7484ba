import { join } from 'node:path';
import { buildVoyage } from './build-voyage';
import { ContentError } from './content-error';
import { type OnBroken, readFolder } from './read-content';
import type { References } from './references';
import type { SampleVoyage, Schedule } from './sample-line';
import { voyageSchema } from './voyage-schema';

export function loadVoyages(
  folder: string,
  {
    references,
    schedule,
    onBroken,
  }: {
    readonly references: References;
    readonly schedule: Pick<Schedule, 'sequence'>;
    readonly onBroken: OnBroken;
  },
): readonly SampleVoyage[] {
  const fileOf = new Map<string, string>();
  const voyages = readFolder(folder, onBroken, {
    schema: voyageSchema,
    build: (file, article) => {
      const voyage = buildVoyage(file, article, references);
      const { slug, voyageId } = voyage.voyage;
      if (slug !== article.slug) throw new ContentError(file, 'slug: differs from the name of the file');
      const first = fileOf.get(voyageId);
      if (first) throw new ContentError(file, `voyageId ${voyageId} is used by two files, also by ${first}`);
      fileOf.set(voyageId, join(folder, `${slug}.md`));
      return voyage;
    },
  });
  return inOrderOf(schedule, voyages);
}

function inOrderOf(
  { sequence }: Pick<Schedule, 'sequence'>,
  voyages: readonly SampleVoyage[],
): readonly SampleVoyage[] {
  const rankOf = ({ voyage }: SampleVoyage) => {
    const index = sequence.indexOf(voyage.voyageId);
    return index < 0 ? sequence.length : index;
  };
  return [...voyages].sort((one, other) => rankOf(one) - rankOf(other));
}
