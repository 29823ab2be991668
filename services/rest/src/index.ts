export {
  createRestService,
  type RestService,
  type RestServiceOptions,
} from './create-rest-service.ts';
