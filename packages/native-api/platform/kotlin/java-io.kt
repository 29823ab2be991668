package java.io

class File
