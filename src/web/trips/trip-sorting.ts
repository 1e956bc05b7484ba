import type { Request } from 'express';
import type { ExcursionDemand } from '../../core/excursions/excursion-demand.port';
import type { Experience } from '../../core/excursions/experience';
import { type ExperienceOrder, type ExperienceSorting, suggestedToAll } from '../../core/excursions/sort-experiences';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { GuestInterests } from '../preferences/guest-interests';

export const tripOrders = ['suggested', 'popular', 'duration'] as const satisfies readonly ExperienceOrder[];
export type TripOrder = (typeof tripOrders)[number];

export const readTripOrder = (text: unknown): TripOrder => tripOrders.find((order) => order === text) ?? 'suggested';

interface TripSortingParts {
  readonly tastes: Pick<GuestInterests, 'among'>;
  readonly demand: ExcursionDemand;
}

export class TripSorting {
  constructor(private readonly parts: TripSortingParts) {}

  /** Never throws, because a list in another order is better than none. */
  async of(
    req: Request,
    {
      order,
      experiences,
      limitMs,
    }: { readonly order: TripOrder; readonly experiences: readonly Experience[]; readonly limitMs: number },
  ): Promise<ExperienceSorting> {
    const { tastes, demand } = this.parts;
    switch (order) {
      case 'suggested':
        return {
          order,
          ranks: {
            ...suggestedToAll.ranks,
            preferences: await tastes.among(req, [...new Set(experiences.flatMap(({ interests }) => interests))]),
          },
        };
      case 'popular': {
        const seats = await readIsolatedSection(
          demand.countConfirmedSeats(),
          (err) => req.log.warn({ err }, 'how sought after experiences are could not be read'),
          limitMs,
        );
        return {
          order,
          ranks: { ...suggestedToAll.ranks, confirmedSeats: seats.kind === 'ready' ? seats.value : new Map() },
        };
      }
      case 'duration':
        return { order, ranks: suggestedToAll.ranks };
    }
  }
}
