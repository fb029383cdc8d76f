import { fromBufferPromise, getFileNameLowLevel, validateFileName, type Entry, type ZipFile } from 'yauzl';
import { FileFault } from '../file-fault.ts';
import { fileTexts } from '../file.texts.ts';
import type { FileLimits } from '../limits.ts';

/** A file of an archive. */
export interface ArchiveEntry {
  /** Its path in the archive. */
  readonly name: string;
  /** Bytes that it unpacks to, as the archive says; the reading stops where it turns out to be more. */
  readonly size: number;
  /** Its bytes, unpacked as they are asked for. */
  readonly pieces: () => AsyncGenerator<Buffer, void>;
}

const pieceBytes = 64 * 1024;
const kindOfFile = 0o170000;
const linkKind = 0o120000;
const archiveName = /\.(zip|7z|rar|tar|gz|tgz|bz2|xz|zst|cab|jar|iso)$/i;

/** Throws where a path, a link or a password makes the entry one that nothing is done with. */
function refuseEntry(entry: Entry, name: string): void {
  if (validateFileName(name) !== null || /^[a-z]:/i.test(name)) {
    throw new FileFault(fileTexts.unsafePath(name));
  }
  if (((entry.externalFileAttributes >>> 16) & kindOfFile) === linkKind) {
    throw new FileFault(fileTexts.link(name));
  }
  if (archiveName.test(name)) throw new FileFault(fileTexts.nestedArchive(name));
  if (entry.isEncrypted()) throw new FileFault(fileTexts.password);
}

/** The archive says beforehand what it unpacks to. It may lie: then `pieces` stops. */
function refuseBomb(unpacked: number, packed: number, limits: FileLimits): void {
  const isTooDense = unpacked > limits.ratioBytes && unpacked > packed * limits.ratio;
  if (isTooDense || unpacked > limits.unpackedBytes) throw new FileFault(fileTexts.tooMuchUnpacked);
}

async function* piecesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer, void> {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const piece of stream as AsyncIterable<Buffer>) {
      // What is not packed comes in one piece, however long.
      for (let start = 0; start < piece.length; start += pieceBytes) {
        yield piece.subarray(start, start + pieceBytes);
      }
    }
  } catch (error) {
    if (error instanceof FileFault) throw error;
    const isLie = error instanceof Error && error.message.startsWith('too many bytes');
    throw new FileFault(isLie ? fileTexts.tooMuchUnpacked : fileTexts.damaged, { cause: error });
  }
}

/** What an archive lists, read before anything of it is unpacked. */
async function entriesOf(zip: ZipFile, limits: FileLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) throw new FileFault(fileTexts.tooManyEntries(limits.entries));
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

async function damagedUnlessRead<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof FileFault) throw error;
    throw new FileFault(fileTexts.damaged, { cause: error });
  }
}

/**
 * The files of a ZIP archive, by their paths; nothing is unpacked yet, and never to a disk. Throws a `FileFault` for what is no
 * archive, or one that is not opened: a bomb, links, paths that lead outside, archives inside, a password.
 */
export async function openArchive(
  content: Buffer,
  limits: FileLimits,
): Promise<ReadonlyMap<string, ArchiveEntry>> {
  // Names are decoded here, so that a path that leads outside is told from a damaged archive.
  const opened = fromBufferPromise(content, { decodeStrings: false });
  const zip = await damagedUnlessRead(opened);
  const listed = await damagedUnlessRead(entriesOf(zip, limits));
  const unpacked = listed.reduce((total, { uncompressedSize }) => total + uncompressedSize, 0);
  refuseBomb(unpacked, content.length, limits);
  const entries = new Map<string, ArchiveEntry>();
  for (const entry of listed) {
    const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
    const name = getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
    refuseEntry(entry, name);
    if (name.endsWith('/')) continue;
    // Two of one name: programs do not agree which is meant.
    if (entries.has(name)) throw new FileFault(fileTexts.damaged);
    entries.set(name, { name, size: entry.uncompressedSize, pieces: () => piecesOf(zip, entry) });
  }
  return entries;
}
