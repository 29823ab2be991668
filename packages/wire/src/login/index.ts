export {
  LOGIN_CONFIG_FILE,
  LOGIN_VARIABLES,
  type LoginConfig,
  loginOrigin,
  readLoginConfig,
} from './login-config.ts';
