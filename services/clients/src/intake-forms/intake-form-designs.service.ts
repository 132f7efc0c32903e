import { Injectable } from '@nestjs/common';
import { requirePro, type Actor } from '@yarrow/kit/actor';
import { Clock } from '@yarrow/kit/clock';
import { DomainError } from '@yarrow/kit/domain-error';
import { DataSource, type EntityManager } from 'typeorm';
import { IntakeFormTheme, type FormButtonStyle } from './intake-form-theme.entity.js';
import type { IntakeFormVersion } from './intake-form-version.entity.js';
import { IntakeFormsPolicy } from './intake-forms.policy.js';
import { IntakeFormsRepository } from './intake-forms.repository.js';
import { parseForm } from './survey-rules.js';

/** Savings of an editor within this time become one version, as long as the form was sent to no one. */
const SESSION_MS = 3_600_000;
/** The default form, which a practice begins with. */
const DEFAULT_VERSION = 1;
const COLOR = /^#[0-9a-f]{6}$/;
/** Families that browsers have, or that fall back to a family of the same kind. */
const FONT = /^[A-Za-z][A-Za-z0-9 ]{0,39}$/;

export interface FormDesign {
  current: IntakeFormVersion;
  theme: IntakeFormTheme | null;
  /** Without their forms, the newest first. */
  versions: Pick<IntakeFormVersion, 'version' | 'createdAt'>[];
}

export interface ThemeChoice {
  colorAccent?: string | null;
  buttonStyle?: FormButtonStyle | null;
  fonts?: readonly string[] | null;
}

/** The form that a practice makes for its clients. */
@Injectable()
export class IntakeFormDesignsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly forms: IntakeFormsRepository,
    private readonly policy: IntakeFormsPolicy,
    private readonly clock: Clock,
  ) {}

  /** Null where intake forms are not part of the plan. @throws DomainError `forbidden` */
  async find(actor: Actor): Promise<FormDesign | null> {
    requirePro(actor);
    const { practiceId } = actor;
    if (!(await this.policy.isEnabled(practiceId))) return null;
    const current = await this.dataSource.transaction(async (tx) => {
      await this.forms.lockForm(tx, practiceId);
      return this.forms.getCurrent(tx, practiceId, this.clock.now());
    });
    const { manager } = this.dataSource;
    const [theme, versions] = await Promise.all([
      this.forms.findTheme(manager, practiceId),
      this.forms.listVersions(manager, practiceId),
    ]);
    return { current, theme, versions };
  }

  /** Null for a version that does not exist. @throws DomainError `forbidden` */
  async findVersion(actor: Actor, version: number): Promise<IntakeFormVersion | null> {
    requirePro(actor);
    const { practiceId } = actor;
    if (!(await this.policy.isEnabled(practiceId))) return null;
    return this.forms.findVersion(this.dataSource.manager, practiceId, version);
  }

  /**
   * @param saveNo one more than that of the saving which the editor goes on from; the last saving may be repeated
   * @throws DomainError `forbidden`, `notes_not_enabled`, `invalid_data`, `changed_meanwhile` where another editor has saved since
   */
  async save(actor: Actor, data: string, saveNo: number): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.policy.requireEnabled(practiceId);
    const form = await parseForm(data);
    await this.dataSource.transaction(async (tx) => {
      await this.forms.lockForm(tx, practiceId);
      const now = this.clock.now();
      const current = await this.forms.getCurrent(tx, practiceId, now);
      const isSame = current.form === form;
      if (isSame && saveNo === current.saveNo) return;
      if (saveNo !== current.saveNo + 1) throw changedMeanwhile();
      if (isSame || (await this.isOfThisSession(tx, current, now))) {
        await this.forms.saveVersion(tx, Object.assign(current, { form, saveNo }));
      } else {
        await this.forms.addVersion(tx, { practiceId, version: current.version + 1, form, saveNo, createdAt: now });
      }
    });
  }

  /** @throws DomainError `forbidden`, `notes_not_enabled`, `invalid_data` */
  async saveTheme(actor: Actor, { colorAccent, buttonStyle, fonts }: ThemeChoice): Promise<void> {
    requirePro(actor);
    const { practiceId } = actor;
    await this.policy.requireEnabled(practiceId);
    const color = colorAccent?.trim().toLowerCase() || null;
    if (color && !COLOR.test(color)) throw new DomainError('invalid_data', 'Please choose a color.', 'colorAccent');
    const families = (fonts ?? []).map((font) => font.trim()).filter(Boolean);
    if (families.length > 2 || families.some((font) => !FONT.test(font)))
      throw new DomainError('invalid_data', 'Please choose fonts of the list.', 'fonts');
    const theme = { practiceId, colorAccent: color, buttonStyle: buttonStyle ?? null, fonts: families };
    await this.forms.saveTheme(this.dataSource.manager, Object.assign(new IntakeFormTheme(), theme));
  }

  /** The default form, and a form that a client has, stay what they are. */
  private async isOfThisSession(tx: EntityManager, version: IntakeFormVersion, now: Date): Promise<boolean> {
    if (version.version === DEFAULT_VERSION || now.getTime() - version.createdAt.getTime() > SESSION_MS) return false;
    return !(await this.forms.wasVersionSent(tx, version.id));
  }
}

/** An editor shows what is no longer so, such as one in a second tab. */
function changedMeanwhile(): DomainError {
  const message = 'This form was changed meanwhile, perhaps in another tab. Please reload the page before you go on.';
  return new DomainError('changed_meanwhile', message, 'saveNo');
}
