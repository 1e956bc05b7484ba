import type { MessageSender } from '../messages/message-sender.port';
import type { SecureRandom } from '../shared/secure-random.port';
import type { CodeRepository } from './code-repository.port';
import type {
  CodeCheckOutcome,
  CodeGuess,
  CodePreparation,
  OneTimeCodes,
  PreparedCode,
  UsedCode,
} from './one-time-codes.port';
import { sixDigits } from './six-digits';

interface OwnCodesParts {
  readonly repository: Pick<CodeRepository, 'issue' | 'check' | 'restore'>;
  readonly sender: MessageSender;
  readonly random: SecureRandom;
}

/** Codes that the site makes, compares and sends in its own messages (AUT-01). */
export class OwnCodes implements OneTimeCodes {
  constructor(private readonly parts: OwnCodesParts) {}

  async prepare({ identifier, browser, write }: CodePreparation): Promise<PreparedCode> {
    const { repository, sender, random } = this.parts;
    const code = sixDigits(random);
    await repository.issue({ identifier, code, browser });
    return { send: () => sender.send(write(code)) };
  }

  check(guess: CodeGuess): Promise<CodeCheckOutcome> {
    return this.parts.repository.check(guess);
  }

  restore(code: UsedCode): Promise<void> {
    return this.parts.repository.restore(code);
  }
}
