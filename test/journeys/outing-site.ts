import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnOuting, findOuting } from '../support/an-outing';
import { openOtherGuestsBookings, type OtherGuestsBookings } from '../support/other-guests-bookings';
import { type ApiClient, signIn } from '../support/sign-in';
import { openSite, type Site } from './site';

export interface OutingSite {
  readonly site: Site;
  readonly eleanor: ApiClient;
  /** One that Eleanor can reserve. */
  readonly outing: AnOuting;
  /** Another node of the same line, at which others reserve. */
  readonly other: OtherGuestsBookings;
  close(): Promise<void>;
}

/** A site whose line is in a folder, so that a second desk can open it too. */
export async function openOutingSite(): Promise<OutingSite> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-outings-'));
  const site = await openSite({ env: { DATA_DIR: folder } });
  const eleanor = await signIn(site.url, 'guest@example.com');
  const outing = await findOuting(eleanor);
  const other = await openOtherGuestsBookings(folder, outing);
  return {
    site,
    eleanor,
    outing,
    other,
    close: async () => {
      await other.close();
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
