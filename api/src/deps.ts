import type { Auth } from './auth/auth.ts';
import type { SecondReader } from './care/second-reader.ts';
import type { Generations } from './chat/keys/generations.ts';
import type { Sender, Sent } from './chat/replies/context.ts';
import type { Runs } from './chat/replies/write.ts';
import type { PhotoReaders } from './homework/reader/photo-readers.ts';
import type { Mail } from './mail/mail.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { ProcessingLog } from './processing/processing-log.ts';
import type { SecurityLog } from './security-log/security-log.ts';
import type { Sql } from './server/database/connect.ts';
import type { Disk } from './server/health/disk.ts';
import type { Log } from './server/log/log.ts';
import type { Secrets } from './server/settings/secrets.ts';
import type { Settings } from './server/settings/settings.ts';

/** An endpoint that speaks the OpenAI protocol, and the model to ask there. */
export interface AiEndpoint {
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** The AI endpoint in use. `demo` is the embedded, scripted companion. */
export interface Ai extends AiEndpoint {
  demo: boolean;
  /** Who is asked when it fails. */
  fallback?: AiEndpoint | undefined;
  /** How many replies one process has written at once; the others wait in line. */
  concurrency?: number | undefined;
  /** The endpoint's model for moderation, where it has one. */
  moderationModel?: string | undefined;
}

/** Everything a feature may use. Nothing in it holds state that a second API process would need. */
export interface Deps {
  settings: Settings;
  secrets: Secrets;
  /** What wraps the keys of conversations. */
  generations: Generations;
  sql: Sql;
  log: Log;
  mail: Mail;
  disk: Disk;
  auth: Auth;
  /** What was done to accounts, for whoever has to find out about an attack. */
  securityLog: SecurityLog;
  ai: Ai;
  /** Who takes payments; undefined when the operator configured nobody. */
  payments: PaymentProvider | undefined;
  /** Who sends a message, and what its reply takes: read in one go for all that come in the same moment. */
  findSender: (sent: Sent) => Promise<Sender | undefined>;
  /** Reads what the trained model is not sure of; undefined for the demo companion. */
  secondReader: SecondReader | undefined;
  /** The replies this process is writing; whoever asks for one finds it in the database. */
  runs: Runs;
  /** The processes that read the words on photos of homework. */
  photoReaders: PhotoReaders;
  /** The record of what was processed, without content. */
  processing: ProcessingLog;
  clock: () => Date;
}
