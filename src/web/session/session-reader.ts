import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import type { SharingStore } from './hashed-session-store';
import { readCookie } from './read-cookie';
import { removeCookie } from './remove-cookie';
import type { SessionGuest } from './session-guest';
import type { SessionParts } from './session-parts';
import { noteUnreadableSession } from './unreadable-sessions';
import { isSessionAlive, isVisitWorthWriting } from '../../core/sign-in/session-life';

const maxCookies = 5_000;

export interface ReadSession {
  readonly sid: string;
  readonly data: SessionData & { readonly guest: SessionGuest };
}

/** `none`: the cookie has no valid signature, or its session has ended, so that the request is a visitor's. */
export type SessionReading =
  | { readonly kind: 'read'; readonly session: ReadSession }
  | { readonly kind: 'none' | 'to-be-written' };

/**
 * Reads the session of a request in front of Express, for answers that only read it. A session that must be written,
 * such as for an hourly visit, and any doubtful case are left to express-session.
 */
export class SessionReader {
  /** Cookies whose signature has been verified. */
  private readonly sidByCookie = new LRUCache<string, string>({ max: maxCookies });

  constructor(private readonly parts: Pick<SessionParts, 'store' | 'secret' | 'cookieName' | 'clock'>) {}

  /** Returns undefined where `find` returns no session. Rejects when the store does not answer. */
  async read(req: Pick<IncomingMessage, 'headers'>): Promise<ReadSession | undefined> {
    const reading = await this.find(req);
    return reading.kind === 'read' ? reading.session : undefined;
  }

  /** A session whose visit must be written is left to express-session. Rejects when the store does not answer. */
  async find(req: Pick<IncomingMessage, 'headers'>): Promise<SessionReading> {
    const sid = this.sidOf(req);
    if (sid === undefined) return { kind: 'none' };
    const data = await loadFrom(this.parts.store, sid).catch((error: unknown) => {
      noteUnreadableSession(req, error);
      throw error;
    });
    const now = this.parts.clock.now().getTime();
    if (!data?.guest || !isSessionAlive(data.guest, now)) return { kind: 'none' };
    if (isVisitWorthWriting(data.guest, now)) return { kind: 'to-be-written' };
    return { kind: 'read', session: { sid, data: data as ReadSession['data'] } };
  }

  /** Removes a session cookie that was not signed here: express-session does not regard it either. */
  removeUnsignedCookie(req: Pick<IncomingMessage, 'headers'>): void {
    const { cookieName } = this.parts;
    const mayBeUnsigned = req.headers.cookie?.includes(`${cookieName}=`) === true;
    if (mayBeUnsigned && this.sidOf(req) === undefined) removeCookie(req, cookieName);
  }

  private sidOf(req: Pick<IncomingMessage, 'headers'>): string | undefined {
    const cookie = readCookie(req, this.parts.cookieName);
    const cachedSid = cookie && this.sidByCookie.get(cookie);
    if (cachedSid) return cachedSid;
    const sid = this.verifiedSid(cookie);
    if (cookie && sid !== undefined) this.sidByCookie.set(cookie, sid);
    return sid;
  }

  private verifiedSid(cookie: string | undefined): string | undefined {
    const dot = cookie?.lastIndexOf('.') ?? -1;
    if (!cookie?.startsWith('s:') || dot < 0) return undefined;
    const sid = cookie.slice(2, dot);
    const [givenSignature, expectedSignature] = [
      Buffer.from(cookie.slice(dot + 1)),
      Buffer.from(signatureOf(sid, this.parts.secret)),
    ];
    return givenSignature.byteLength === expectedSignature.byteLength &&
      timingSafeEqual(givenSignature, expectedSignature)
      ? sid
      : undefined;
  }
}

/** Signs a session id as express-session signs its cookie. */
const signatureOf = (sid: string, secret: string): string =>
  createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');

const loadFrom = (store: SharingStore, sid: string): Promise<SessionData | null | undefined> =>
  store.readShared?.(sid) ??
  new Promise((resolve, reject) => {
    store.get(sid, (error: unknown, session) => (error ? reject(error as Error) : resolve(session)));
  });
