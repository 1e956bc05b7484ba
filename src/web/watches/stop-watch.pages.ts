import type { Request } from 'express';
import { maskAddress } from '../../core/sign-in/mask-address';
import { nameSubject } from '../../core/watches/name-subject';
import type { StartWatch } from '../../core/watches/start-watch';
import type { Watches } from '../../core/watches/watches.port';
import type { StopWatchPage } from '../../../views/watches/StopWatchPage';
import { watchTexts as texts } from '../../../views/watches/watch.texts';
import { hrefStopWatch } from '../hrefs';
import type { PageAnswer } from '../rendering/page-answer';
import { readForm, textFieldsOf } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import type { StopLinks } from './stop-links';

interface StopWatchPagesParts {
  readonly watches: Pick<Watches, 'find' | 'stop'>;
  readonly startWatch: Pick<StartWatch, 'find'>;
  readonly stopLinks: StopLinks;
}

type Answer = PageAnswer<typeof StopWatchPage>;

const querySchema = Joi.object({ token: Joi.string().allow('').default('') });

export class StopWatchPages {
  constructor(private readonly parts: StopWatchPagesParts) {}

  /** A GET ends nothing, because mail programs open links (reliability B4). */
  readonly list = async (req: Request): Promise<Answer> => this.show(req);

  /**
   * Posted by the page's button, or by a mail program with `List-Unsubscribe=One-Click`, which ends all watches (RFC
   * 8058).
   */
  readonly stop = async (req: Request): Promise<Answer> => {
    const ownerId = this.parts.stopLinks.ownerIn(readForm(querySchema, req.query).token);
    const { watch } = textFieldsOf(req.body);
    if (ownerId !== undefined)
      await this.parts.watches.stop({
        ownerId,
        ...(watch === undefined || watch === 'all' ? {} : { watchIds: [watch.slice(0, 60)] }),
      });
    return this.show(req);
  };

  private async show(req: Request): Promise<Answer> {
    const { watches, startWatch, stopLinks } = this.parts;
    const { token } = readForm(querySchema, req.query);
    const ownerId = stopLinks.ownerIn(token);
    const list = ownerId === undefined ? undefined : await watches.find(ownerId);
    if (!list) return { props: { action: hrefStopWatch(''), watches: [] } };
    const namedWatches = await Promise.all(
      list.watches.map(async ({ watchId, events, ...subject }) => {
        const subjectSailing = await startWatch.find(subject);
        return {
          watchId,
          name: subjectSailing ? nameSubject(subjectSailing) : texts.stop.gone,
          events: texts.event[events],
        };
      }),
    );
    return {
      props: {
        action: hrefStopWatch(token),
        email: maskAddress({ channel: 'email', email: list.email }),
        watches: namedWatches,
      },
    };
  }
}
