import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { IdentityService } from './identity.service.js';

@Module({ controllers: [AuthController], providers: [AuthService, IdentityService] })
export class AuthModule {}
