export {
  type CodeChecker,
  type CodeCheckerOptions,
  createCodeChecker,
} from './create-code-checker.ts';
