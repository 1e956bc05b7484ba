import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { documentRendererName } from '../../../config/document-renderer-name';
import { Unavailable } from '../../core/shared/unavailable';
import type { DocumentRenderer } from './document-renderer';
import type { DocumentTemplate } from './document-template';
import type { RenderReply, RenderRequest } from './renderer-messages';

const system = 'document renderer';
/** A season's brochure whose pictures are not encoded yet takes half a minute on a busy machine. */
const deadlineMs = 120_000;
const idleMs = 30_000;
const flags = ['--max-semi-space-size=8', '--max-old-space-size=256'];

interface Pending {
  readonly resolve: (document: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly deadline: NodeJS.Timeout;
}

/**
 * Renders documents in a process of its own, which starts with the first document and ends when none was asked for in
 * half a minute. A node would retain what rendering loads, fonts and pictures included, as long as it runs (decision
 * 130). The process has no variables of the node, so it knows no secret.
 */
export class RendererProcess implements DocumentRenderer {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;
  private readonly pending = new Map<number, Pending>();

  constructor(
    private readonly builtFolder: string,
    private readonly limits: { readonly deadlineMs: number; readonly idleMs: number } = { deadlineMs, idleMs },
  ) {}

  render<Facts, Rendered>({ name }: DocumentTemplate<Facts, Rendered>, facts: Facts): Promise<Rendered> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    const request: RenderRequest = { id: (this.lastId += 1), name, facts };
    return new Promise<Rendered>((resolve, reject) => {
      this.send(child, request);
      this.pending.set(request.id, {
        // The template's type says what its process answers with.
        resolve: (document) => resolve(document as Rendered),
        reject,
        deadline: setTimeout(() => this.end(child, new Error(`${name} took too long`)), this.limits.deadlineMs),
      });
      child.channel?.ref();
    });
  }

  /** Throws for facts that cannot be copied, such as functions. */
  private send(child: ChildProcess, request: RenderRequest): void {
    try {
      child.send(request, (error) => error && this.end(child, error));
    } catch (error) {
      this.endWhenIdle(child);
      throw error;
    }
  }

  close(): void {
    clearTimeout(this.idle);
    if (this.child) this.end(this.child, new Error('The node stops'));
  }

  private start(): ChildProcess {
    const child = fork(join(this.builtFolder, documentRendererName), [this.builtFolder], {
      serialization: 'advanced',
      execArgv: flags,
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    });
    // Neither the process nor its channel prevents the node from ending.
    child.unref();
    child.on('message', (reply: RenderReply) => this.settle(child, reply));
    child.on('error', (error) => this.end(child, error));
    child.on('exit', (code) => this.end(child, new Error(`The process ended with ${code}`)));
    return child;
  }

  private settle(child: ChildProcess, { id, ...reply }: RenderReply): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    clearTimeout(pending?.deadline);
    if ('error' in reply) pending?.reject(new Error(reply.error));
    else pending?.resolve(reply.document);
    this.endWhenIdle(child);
  }

  private endWhenIdle(child: ChildProcess): void {
    // A reply of a process that was ended may still arrive, and says nothing of the one after it.
    if (this.child !== child || this.pending.size > 0) return;
    child.channel?.unref();
    this.idle = setTimeout(() => this.end(child, new Error('The process was idle')), this.limits.idleMs).unref();
  }

  private end(child: ChildProcess, cause: Error): void {
    if (this.child !== child) return;
    this.child = undefined;
    for (const { reject, deadline } of this.pending.values()) {
      clearTimeout(deadline);
      reject(new Unavailable(system, { cause }));
    }
    this.pending.clear();
    child.kill('SIGKILL');
  }
}
