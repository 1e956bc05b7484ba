import type { Request, Response } from 'express';
import type { AdmissionControl } from '../admission/admission-control';
import { HttpError, unavailable } from '../http-error';
import { OpenStreams } from '../routing/open-streams';
import { visitorAddress } from '../visitor-address';
import type { StoredDocument } from './stored-document';

interface DownloadLimits {
  readonly ofNetwork: number;
  readonly ofNode: number;
  readonly withinMs: number;
}

/** Four megabytes in ten minutes are 7 kB a second, the speed of the slowest telephones. */
const defaultLimits: DownloadLimits = { ofNetwork: 12, ofNode: 100, withinMs: 10 * 60_000 };
const retryAfterSeconds = 30;

/**
 * Sends stored documents, which are so large that they wait for slow readers. They have a limit of their own and do not
 * count as requests in progress; otherwise a hundred slow readers would close the site to everybody (reliability E6).
 */
export class DocumentDownloads {
  private readonly open: OpenStreams;

  constructor(
    admission: Pick<AdmissionControl, 'release'>,
    private readonly limits: DownloadLimits = defaultLimits,
  ) {
    const { ofNetwork, ofNode } = limits;
    this.open = new OpenStreams({ ofSession: ofNetwork, ofGuest: ofNetwork, ofNode }, admission);
  }

  /** @throws HttpError 429 for a network with too many downloads, 503 when the node has too many */
  send(
    req: Request,
    res: Response,
    { fileName, pdf }: { readonly fileName: string; readonly pdf: Pick<StoredDocument, 'byteLength' | 'stream'> },
  ): void {
    const network = visitorAddress(req);
    const outcome = this.open.open(res, { session: network, guest: network });
    if (outcome === 'owner-has-enough')
      throw new HttpError(429, 'RATE_LIMITED', 'Your other downloads are still under way. Please try again soon.', {
        retryAfterSeconds,
      });
    if (outcome === 'node-is-full') throw unavailable(retryAfterSeconds);
    res.type('pdf').attachment(fileName).set('Content-Length', String(pdf.byteLength));
    if (req.method === 'HEAD') return void res.end();
    const bytes = pdf.stream();
    const deadline = setTimeout(() => res.destroy(), this.limits.withinMs);
    res.once('close', () => {
      clearTimeout(deadline);
      bytes.destroy();
    });
    bytes.on('error', () => res.destroy()).pipe(res);
  }
}
