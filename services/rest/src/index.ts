export {
  createRestService,
  type RestService,
  type RestServiceOptions,
} from './create-rest-service.ts';
export { readEnvironment } from './read-environment.ts';
