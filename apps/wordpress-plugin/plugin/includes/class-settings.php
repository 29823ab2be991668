<?php

namespace Indoor_Maps_brand_slug;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** What is set once for the whole site, in one option of WordPress. */
final class Settings {

	const OPTION = 'brand_slug_maps';

	/** The names of all settings, and what counts while nothing is saved. */
	const DEFAULTS = array(
		'venue'    => '',
		'language' => '',
		'height'   => '650px',
		'key'      => 'demo',
		'portal'   => 'https://portal.brand.example',
	);

	public static function get( string $name ): string {
		$saved = self::saved( $name );
		return '' === $saved ? self::DEFAULTS[ $name ] : $saved;
	}

	/** What an administrator saved, or an empty text. */
	public static function saved( string $name ): string {
		$all = get_option( self::OPTION, array() );
		return is_array( $all ) && isset( $all[ $name ] ) && is_string( $all[ $name ] ) ? $all[ $name ] : '';
	}

	/** An address below the portal. */
	public static function address( string $path ): string {
		return self::get( 'portal' ) . $path;
	}

	/** A value as it is kept, or `null` where it cannot be used. */
	public static function clean( string $name, string $text ): ?string {
		$text = trim( $text );
		if ( '' === $text ) {
			return '';
		}
		switch ( $name ) {
			case 'venue':
			case 'key':
				return self::is_id( $text ) ? $text : null;
			case 'language':
				return preg_match( '/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/D', $text ) ? $text : null;
			case 'height':
				return self::clean_height( $text );
			case 'portal':
				return self::clean_portal( $text );
			default:
				return null;
		}
	}

	public static function is_id( string $text ): bool {
		return strlen( $text ) <= 200 && 1 === preg_match( '/^[\w.-]+$/D', $text );
	}

	/** A number of pixels, or a share of the window's height. Goes into a style as it is. */
	public static function clean_height( string $text ): ?string {
		if ( ! preg_match( '/^(\d{1,4})(px|vh|)$/D', trim( $text ), $parts ) ) {
			return null;
		}
		$unit   = '' === $parts[2] ? 'px' : $parts[2];
		$limits = 'vh' === $unit ? array( 10, 100 ) : array( 100, 4000 );
		$number = (int) $parts[1];
		return $number >= $limits[0] && $number <= $limits[1] ? $number . $unit : null;
	}

	/** Scripts are loaded from there: only over HTTPS, but for a portal on the own machine. */
	private static function clean_portal( string $text ): ?string {
		$parts  = wp_parse_url( $text );
		$parts  = is_array( $parts ) ? $parts : array();
		$host   = $parts['host'] ?? '';
		$path   = rtrim( $parts['path'] ?? '', '/' );
		$scheme = $parts['scheme'] ?? '';
		$local  = in_array( $host, array( 'localhost', '127.0.0.1' ), true );
		if (
			! ( 'https' === $scheme || ( 'http' === $scheme && $local ) ) ||
			! preg_match( '/^[a-z0-9.-]+$/iD', $host ) ||
			! preg_match( '#^(/[\w.-]+)*$#D', $path ) ||
			isset( $parts['user'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] )
		) {
			return null;
		}
		$port = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
		return $scheme . '://' . $host . $port . $path;
	}
}
