import type { ManufacturingCycleDetails } from '@crt/api-client/types-main';
import { QrCode } from '@crt/ui/QrCode';
import type { ReactNode } from 'react';
import { printTexts as texts } from '../job.texts.ts';
import { factsOfTraveler, workOnPaper, type PrintedBy } from './printed-cycle.ts';
import * as styles from './Traveler.css.ts';
import { TravelerSteps } from './TravelerSteps.tsx';

export interface TravelerProps extends PrintedBy {
  readonly details: ManufacturingCycleDetails;
  /** Address of the cycle's page, which its QR code opens. */
  readonly address: string;
}

/** The paper that goes along with a case: what it is, its steps with boxes to tick, and the code that opens it (REG13). */
export const Traveler = ({ details, address, printedAt, printedBy }: TravelerProps) => {
  const plan = details.requestIdWithManufacturingRevision;
  return (
    <div className={styles.traveler} data-component="Traveler">
      <Band part="head">
        <div className={styles.headLine}>
          <div>
            <p className={styles.title}>{texts.heading}</p>
            <p className={styles.plan}>{plan}</p>
          </div>
          <QrCode value={address} label={texts.codeOf(plan)} sizeMm={24} />
        </div>
      </Band>
      <Band part="body">
        <dl className={styles.facts}>
          {factsOfTraveler(details).map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {workOnPaper(details).map(({ key, heading, steps }) => (
          <section key={key} className={styles.job}>
            <p className={styles.jobTitle}>{heading}</p>
            <TravelerSteps steps={steps} timeZone={details.manufacturingLocationTimezone} />
          </section>
        ))}
      </Band>
      <Band part="foot">
        <div className={styles.footLine}>
          <span>{texts.printed(printedAt, printedBy)}</span>
          <span className={styles.uncontrolled}>{texts.uncontrolled}</span>
        </div>
      </Band>
    </div>
  );
};

/** Head, body or foot of the sheets: the only cell of the only row in its part of a table. */
const Band = ({ part, children }: { part: keyof typeof styles.band; children: ReactNode }) => (
  <div className={styles.band[part]}>
    <div className={styles.bandRow}>
      <div className={styles.bandCell}>{children}</div>
    </div>
  </div>
);
