import { Banner } from '@crt/ui/Banner';
import { Link } from '@crt/ui/Link';
import { isWebAddress } from '@crt/domain/web-address';
import { frame, note } from './ReportFrame.css.ts';
import { reportTexts as texts } from './report.texts.ts';

export interface ReportFrameProps {
  readonly name: string;
  /** Address of the page; only http and https are shown or linked (X3). */
  readonly link: string;
  /** Origin of the application, whose own pages get no more rights inside the frame than those of others. */
  readonly ownOrigin: string;
  /** Origins whose pages may be embedded; those of others are linked instead. */
  readonly frameSources: readonly string[];
}

/** A page of somebody else's may run scripts and keep its own sign-in; it cannot touch ours or lead this window away. */
const sandbox = 'allow-scripts allow-forms allow-popups allow-downloads';

/** A report in a frame of 800 px (X2), or the plain reason why it is not shown (X3). */
export const ReportFrame = ({ name, link, ownOrigin, frameSources }: ReportFrameProps) => {
  if (!isWebAddress(link)) return <Banner tone="caution">{texts.noAddress}</Banner>;
  const { origin } = new URL(link);
  const isOwn = origin === ownOrigin;
  if (!isOwn && !frameSources.includes(origin)) {
    return (
      <Banner tone="info">
        {texts.notFramed(origin)}{' '}
        <Link href={link} target="_blank" rel="noreferrer">
          {texts.open(name)}
        </Link>
      </Banner>
    );
  }
  return (
    <>
      {!isOwn && (
        <p className={note}>
          {texts.isEmpty}{' '}
          <Link href={link} target="_blank" rel="noreferrer">
            {texts.open(name)}
          </Link>
        </p>
      )}
      <iframe
        title={name}
        src={link}
        sandbox={isOwn ? sandbox : `${sandbox} allow-same-origin`}
        referrerPolicy="no-referrer"
        className={frame}
      />
    </>
  );
};
