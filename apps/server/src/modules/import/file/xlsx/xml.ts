import { SaxesParser } from 'saxes';
import { FileFault } from '../file-fault.ts';
import { fileTexts } from '../file.texts.ts';

/** What is done with the parts of an XML document, as they are met; names are without their prefix. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Characters between two tags: more than any cell may hold, written as clumsily as XML allows. */
const longestPart = 1024 * 1024;

/** Without the prefix of its namespace, which each program chooses for itself. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads the XML of a workbook, bytes as they come: each `write` calls the handlers for what it completes. Throws a `FileFault`
 * for what is no XML, for definitions of entities, and for a part so long that only a bomb has it.
 */
export class XmlReader {
  readonly #parser = new SaxesParser({ position: false, xmlns: false });
  readonly #decoder = new TextDecoder();
  #sinceLast = 0;

  constructor({ open, text, close }: XmlHandlers) {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw new FileFault(fileTexts.damaged, { cause: error });
    });
    parser.on('doctype', () => {
      throw new FileFault(fileTexts.entity);
    });
    parser.on('opentag', ({ name, attributes }) => {
      this.#sinceLast = 0;
      open(localName(name), attributes);
    });
    if (text) parser.on('text', text);
    parser.on('closetag', ({ name }) => {
      this.#sinceLast = 0;
      close?.(localName(name));
    });
  }

  write(bytes: Buffer): void {
    const text = this.#decoder.decode(bytes, { stream: true });
    this.#sinceLast += text.length;
    this.#parser.write(text);
    if (this.#sinceLast > longestPart) throw new FileFault(fileTexts.longPart);
  }

  end(): void {
    this.#parser.write(this.#decoder.decode()).close();
  }
}

/** Reads a whole document. */
export async function readXml(pieces: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  const reader = new XmlReader(handlers);
  for await (const piece of pieces) reader.write(piece);
  reader.end();
}
