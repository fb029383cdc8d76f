export type {
  AnswerOf,
  ApiName,
  DownloadedFile,
  InputOf,
  Operation,
  Read,
  Write,
} from '../src/runtime/operation.ts';
