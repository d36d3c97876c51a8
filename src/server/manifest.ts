import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely';
import type { FilePurpose } from '#domain/files/kinds';
import type { SchoolOf, SetupStep } from '#domain/staff/setup';
import type { ErrorCode, WaitingKind } from '#domain/vocabulary';
import type { OfTerms, TermHooks } from '#server/calendar/hooks';
import type { ConsentEffects } from '#server/consents/service';
import type { ClassPart } from '#server/platform/class-parts';
import type { Engine, Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import type { MayRead, MayStaffRead } from '#server/platform/http/files';
import type { Sockets } from '#server/platform/http/sockets';
import type { PupilPart } from '#server/platform/pupil-parts';
import type { RenameSection } from '#server/platform/sections';
import type { IsSetUp } from '#server/platform/setup';
import type { CountWaiting } from '#server/platform/waiting';
import type { Refunds } from '#server/privileges/service';
import type { DemoSchool, Happening } from '#server/seed/demo-school';
import type { AuditWords } from '#strings/audit/details';

/** A school that was taken for one of boys is of girls, or the other way round. */
type Readdress = (executor: Executor, change: { readonly from: SchoolOf; readonly to: SchoolOf }) => Promise<unknown>;

/** What all domains say, for those that speak of every domain. */
export interface Words {
  readonly refusals: Readonly<Record<ErrorCode, string>>;
  readonly audit: readonly AuditWords[];
  readonly waiting: readonly (readonly [WaitingKind, CountWaiting])[];
  readonly setup: readonly (readonly [SetupStep, IsSetUp])[];
  readonly ofPupil: readonly PupilPart[];
  readonly readdress: readonly Readdress[];
  readonly refunds: Refunds;
  readonly renamings: readonly RenameSection[];
  readonly ofClass: readonly ClassPart[];
  readonly ofTerms: TermHooks;
  readonly consents: ConsentEffects;
}

/** What a domain gives to the server, and all that `app.ts`, `main.ts` and the demo school know of it. */
export interface Manifest {
  /** Its folder, and its row in the README. */
  readonly name: string;
  /** By number and name, counted through all domains: they run in that order, and one that was released is never edited. */
  readonly migrations?: Readonly<Record<string, (engine: Engine) => Migration>>;
  /** The texts of what it may refuse. */
  readonly refusals?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** What its lines in the audit log say. */
  readonly audit?: AuditWords;
  readonly routes: readonly ((route: Route, deps: Deps, words: Words) => void)[];
  /** Routes that take a file: only these pay for reading forms with files. */
  readonly uploads?: (route: Route, deps: Deps) => void;
  /** Addresses that are no endpoints of the contract. */
  readonly pages?: (app: FastifyInstance, deps: Deps) => void;
  readonly sockets?: (app: FastifyInstance, sockets: Sockets, deps: Deps, words: Words) => void;
  /** Who else may read files of a purpose; the pupil they belong to always may, and staff where nothing else is said. */
  readonly files?: Partial<Record<FilePurpose, MayRead>>;
  /** Which files of a purpose staff may read, where they may not read all. */
  readonly filesForStaff?: Partial<Record<FilePurpose, MayStaffRead>>;
  /** What every school has, put there at the start where it is missing. */
  readonly provide?: (deps: Deps) => Promise<unknown>;
  /** What it provided, and nobody edited since, is written in the words of the other school. */
  readonly readdress?: Readdress;
  /** Held against whatever staff send to be written, of any domain; throws a refusal. */
  readonly beforeStaffWrites?: (body: unknown) => Promise<void>;
  /** Every hour, and at the start. */
  readonly chore?: (deps: Deps) => Promise<void>;
  /** Every second, at the start and before the end. */
  readonly soon?: (deps: Deps) => Promise<void>;
  /** When the process ends, after its last request: what is still under way is left. */
  readonly ending?: (deps: Deps) => Promise<void>;
  /** What of it waits for staff, counted for their first screen and their menu. */
  readonly waiting?: Partial<Readonly<Record<WaitingKind, CountWaiting>>>;
  /** Which steps of a new school's first days it answers for. */
  readonly setup?: Partial<Readonly<Record<SetupStep, IsSetUp>>>;
  /** What it says of one pupil, on the page that staff open about them. */
  readonly ofPupil?: readonly PupilPart[];
  /** What it says of a class in a term, on the principal's page. */
  readonly ofClass?: readonly ClassPart[];
  /** What it takes away where a guardian's consent ends, and whom it tells. */
  readonly consents?: ConsentEffects;
  /** How what it sold is paid back where staff reject a bought privilege. */
  readonly refunds?: Refunds;
  /** Where it names sections, when one is called otherwise. */
  readonly renameSection?: RenameSection;
  /** What it does where a term is opened or changed. */
  readonly ofTerms?: OfTerms;
  /** For `npm run ledger:check`: one sentence for each thing that is wrong. */
  readonly check?: (executor: Executor) => Promise<readonly string[]>;
  /** What happens in the demo school. */
  readonly demo?: (school: DemoSchool, words: Words) => readonly Happening[];
}
